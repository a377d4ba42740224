import { getConfig } from '@testing-library/react';
import { axe as axeCore, type JestAxe } from 'jest-axe';

/** Runs axe inside Testing Library's `asyncWrapper`, because the DOM may change while it runs. */
export const axe: JestAxe = (html, options) => getConfig().asyncWrapper(() => axeCore(html, options));
