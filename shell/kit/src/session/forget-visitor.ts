/**
 * For when somebody logs out: forgets everything that this tab keeps (the customer, answers of forms that were not sent, what was
 * typed in the chat), so that the next person at this computer finds nothing.
 */
export function forgetVisitor(): void {
  try {
    sessionStorage.clear();
  } catch {
    // The browser keeps nothing for this site.
  }
}
