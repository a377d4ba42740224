import { getConfig } from '@testing-library/react';
import type { JestAxe } from 'jest-axe';

/**
 * Runs axe inside Testing Library's `asyncWrapper`, because the DOM may change while it runs. Brings the matcher along. Loaded when it is
 * used: it is larger than everything else that a test loads.
 */
export const axe: JestAxe = (html, options) =>
  getConfig().asyncWrapper(async () => {
    const { axe, toHaveNoViolations } = await import('jest-axe');
    expect.extend(toHaveNoViolations);
    // What it finds in order would be described just as long as what is not.
    return axe(html, { resultTypes: ['violations'], ...options });
  });
