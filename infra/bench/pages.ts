/** The pages that are measured unless others are named: one of each kind. */
export const PAGES = ['/', '/faq', '/lease-berekenen', '/lease-aanvragen', '/login/klant'];
