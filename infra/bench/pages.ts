/** A function in Lua, for wrk: addresses of the largest pages of the site, others each time for a quarter of an hour. */
export const NEW_PAGE = `
local first = os.time() % 900 * 100
function new_page(n)
  return "/lease-berekenen?type=auto&looptijd=60&aanschafprijs=" .. (5000 + (first + n) % 90000)
end
`;

/** The pages that are measured unless others are named: one of each kind. */
export const PAGES = ['/', '/faq', '/lease-berekenen', '/lease-aanvragen', '/login/klant'];
