/** The pages that are measured unless others are named: one of each kind. */
export const PAGES = ['/', '/faq', '/lease-berekenen', '/lease-aanvragen', '/login/klant'];

/** Makes addresses of the largest pages of the site, others each time for a quarter of an hour. */
export function newPages(): () => string {
  const first = (Math.floor(Date.now() / 1000) % 900) * 100;
  let count = 0;
  return () => {
    count += 1;
    return `/lease-berekenen?type=auto&looptijd=60&aanschafprijs=${5000 + ((first + count) % 90_000)}`;
  };
}
