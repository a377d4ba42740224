/** Height of the bar with the phone number above the header. It scrolls away; the rest of the header is sticky. */
export const TOP_BAR_HEIGHT = '2.75rem';
