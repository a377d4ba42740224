import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, on, space } from '../theme/theme';
import { Link } from './link';
import type { SitePath } from './link-target';

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 2.75rem;
  padding-right: ${space(1)};
  font-size: 1rem;
  font-weight: 600;
  color: ${on.soft};
  text-decoration: none;
  &:hover {
    color: ${on.text};
    text-decoration: underline;
    text-decoration-color: ${color.plateDeep};
    text-decoration-thickness: 3px;
    text-underline-offset: 0.3em;
  }
`;

/** A link back, above a page's heading. `state` is the router state of the target page. */
export function BackLink({ to, state, children }: { to: SitePath; state?: unknown; children: ReactNode }) {
  return (
    <Root to={to} state={state} data-screen-only>
      <ArrowLeft size={18} strokeWidth={2.4} />
      {children}
    </Root>
  );
}
