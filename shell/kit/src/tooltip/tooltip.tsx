import * as RadixTooltip from 'radix-ui/tooltip';
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { keyframes, styled } from 'styled-components';
import { color, duration, layer, radius } from '../theme/theme';
import { timing } from '../theme/timing';

const appear = keyframes`
  from { opacity: 0; }
`;

const Box = styled(RadixTooltip.Content)`
  z-index: ${layer.tooltip};
  max-width: min(17.5rem, 100vw - 2rem);
  padding: 0.375rem 0.75rem;
  border: 2px solid ${color.ink};
  border-radius: ${radius.s};
  background: ${color.white};
  color: ${color.ink};
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.4;
  box-shadow: 0 10px 24px -8px rgb(0 0 0 / 40%);
  animation: ${appear} ${duration.step} ease-out;
`;

const Provided = createContext(false);

/**
 * For a part of a page with several tooltips: shortly after one was open, the next opens without delay. A single tooltip does not need
 * it.
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

interface TooltipProps {
  /** A few words of plain text. */
  text: string;
  /** The trigger: one focusable element that takes a ref and attributes. */
  children: ReactElement;
}

/**
 * A short text that appears on hover or focus; Escape closes it, and the pointer can move onto it. Phones have no hover: never put
 * essential information only here.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const provided = useContext(Provided);
  const tooltip = (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <Box sideOffset={8} collisionPadding={16}>
          {text}
        </Box>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
  return provided ? tooltip : <TooltipProvider>{tooltip}</TooltipProvider>;
}
