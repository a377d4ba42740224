/** Phones on which the header only fits with a smaller site name. */
export const smallPhone = '@media (max-width: 24.37375em)';
