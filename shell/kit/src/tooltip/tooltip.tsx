import { Tooltip as RadixTooltip } from 'radix-ui';
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { keyframes, styled } from 'styled-components';
import { color, duration, layer, radius } from '../theme/theme';
import { timing } from '../theme/timing';

const appear = keyframes`
  from { opacity: 0; }
`;

const Box = styled(RadixTooltip.Content)`
  z-index: ${layer.tooltip};
  max-width: min(280px, 100vw - 32px);
  padding: 6px 12px;
  border: 2px solid ${color.ink};
  border-radius: ${radius.s};
  background: ${color.white};
  color: ${color.ink};
  font-size: 15px;
  font-weight: 600;
  line-height: 1.4;
  box-shadow: 0 10px 24px -8px rgb(0 0 0 / 40%);
  animation: ${appear} ${duration.step} ease-out;
`;

const Provided = createContext(false);

/**
 * Around a part of a page with several tooltips: shortly after one of them was open, the next opens without the wait. A
 * tooltip that stands alone needs none.
 */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Provided value>
      <RadixTooltip.Provider delayDuration={timing.tooltipDelay} skipDelayDuration={timing.tooltipSkip}>
        {children}
      </RadixTooltip.Provider>
    </Provided>
  );
}

/** What a Tooltip says, and of what. */
export interface TooltipProps {
  /** A few words of plain text. */
  text: string;
  /** What it belongs to: one element that can have the focus, and takes a ref and attributes. */
  children: ReactElement;
  /** Where it stands when there is room. */
  side?: 'top' | 'bottom';
}

/**
 * A few words that appear beside what the pointer rests on or what has the focus; Escape closes them, and the pointer may go
 * to them. There is no hovering on a phone: what people must know never stands only here.
 */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  const provided = useContext(Provided);
  const tooltip = (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <Box side={side} sideOffset={8} collisionPadding={16}>
          {text}
        </Box>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
  return provided ? tooltip : <TooltipProvider>{tooltip}</TooltipProvider>;
}
