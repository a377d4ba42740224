/** `jan@bedrijf.nl` becomes `j•••@bedrijf.nl`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email.slice(0, at);
  return `${first}•••${email.slice(at)}`;
}
