/** Height of the bar with the phone number above the header, in px: what slides away when the page scrolls. */
export const TOP_BAR = 44;
