/** The numbers of the interface in time, once. All in milliseconds, except `countdownSeconds`. */
export const timing = {
  /** Fade between two steps of a wizard. */
  stepFade: 150,
  /** Loading state before the application wizard opens. */
  wizardStart: 1200,
  /** Loading state before the complaint wizard opens. */
  complaintStart: 1500,
  /** Seconds before a thank-you screen moves on by itself. */
  countdownSeconds: 5,
  /** How long the contact form shows that the message was sent. */
  contactReset: 3000,
  /** Wait between linking an application and showing the list. */
  linkRedirect: 2000,
  /** A navigation that takes longer than this is shown as under way. */
  navigationFlag: 300,
  /** How long an answer of the backend may take; a visitor who waits longer hears that it did not come. */
  callTimeout: 30_000,
  /** How long a logout waits for the backend; then it goes on without. */
  logoutWait: 5000,
  /** How long a toast stays. */
  toast: 5000,
  /** How long the page must rest before what gave way to it floats over it again. */
  floatingReturn: 200,
  /** Wait before a tooltip opens. */
  tooltipDelay: 700,
  /** Within this time the next tooltip opens at once. */
  tooltipSkip: 300,
  /** Pause in typing after which it is read out how many characters still fit. */
  countAfter: 1000,
  /** How long an amount must stand still before it is read out. */
  amountAfter: 1000,
  /** How long a copy button shows that it copied. */
  copied: 3000,
  /** Wait before the cookie banner appears. */
  cookieBanner: 1000,
  /** How long the cookie settings show that they were saved. */
  cookieSaved: 3000,
} as const;
