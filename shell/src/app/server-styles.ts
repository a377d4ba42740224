/** ID of the style element with the rules of all components that the server rendered. */
export const SERVER_STYLES_ID = 'styles';

/** What styled-components writes after the rules of a component: its group, which decides the order, its ID and its class names. */
export const GROUP_MARKER = /^data-styled\.g\d+\[id="([\w-]+)"\]$/;
