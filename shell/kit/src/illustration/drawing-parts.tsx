/** Colours that only drawings have. */
export const glass = '#bfe0d2';
export const grey = '#cfd6cf';
export const brick = '#d9643a';

/** The ground on which everything stands. */
export const ground = <path d="M12 150h276" />;
