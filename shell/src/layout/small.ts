/** Phones on which the header has the words of its buttons only beside a smaller name of the site. */
export const small = '@media (max-width: 389.98px)';
