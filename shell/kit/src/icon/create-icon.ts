import { createLucideIcon as create } from 'lucide-react';

/** What every icon of lucide-react is made with. The build of a remote takes it from the kit, so that a page has it once. */
export const createLucideIcon = create;
