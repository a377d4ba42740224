/** All durations of the interface, in milliseconds except `countdownSeconds`. */
export const timing = {
  /** Fade between two steps of a wizard. */
  stepFade: 150,
  /** Loading state before the application wizard opens. */
  wizardStart: 1200,
  /** Loading state before the complaint wizard opens. */
  complaintStart: 1500,
  /** Seconds before a thank-you screen continues automatically. */
  countdownSeconds: 5,
  /** How long the contact form shows that the message was sent. */
  contactReset: 3000,
  /** Wait between linking an application and showing the list. */
  linkRedirect: 2000,
  /** A navigation that takes longer than this shows a progress bar. */
  navigationProgress: 300,
  /** How long an answer of the backend may take before the call fails. */
  callTimeout: 30_000,
  /** How long a logout waits for the backend's confirmation. */
  logoutWait: 5000,
  /** Wait before a logout that the backend did not confirm is repeated. */
  logoutRepeat: 15_000,
  /** How long a toast stays. */
  toast: 5000,
  /** Wait before a tooltip opens. */
  tooltipDelay: 700,
  /** Within this time the next tooltip opens at once. */
  tooltipSkip: 300,
  /** Pause in typing after which the number of characters left is announced. */
  countAfter: 1000,
  /** How long an amount must not change before it is announced. */
  amountAfter: 1000,
  /** How long a copy button shows that it copied. */
  copied: 3000,
  /** Wait before the cookie banner appears. */
  cookieBanner: 1000,
  /** How long the cookie settings show that they were saved. */
  cookieSaved: 3000,
} as const;
