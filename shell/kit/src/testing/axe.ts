import { getConfig } from '@testing-library/react';
import { axe as axeCore, type JestAxe } from 'jest-axe';

/**
 * Looks for what axe finds fault with. Axe takes its time, and what is rendered may change meanwhile (an answer comes in, a toast is
 * announced): the test waits as it does for anything else.
 */
export const axe: JestAxe = (html, options) => getConfig().asyncWrapper(() => axeCore(html, options));
