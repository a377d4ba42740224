import { color } from '@site/kit';
import type { Example, ShownComponent } from '@site/kit/examples';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { exampleAddress } from './address';

const Frame = styled.iframe`
  display: block;
  width: 100%;
  max-width: 100%;
  margin-inline: auto;
  border: 0;
  background: ${color.light};
`;

/** The height of an iframe until its page has reported its own, in px. */
const FIRST_HEIGHT = 320;

export interface FramedExampleProps {
  component: ShownComponent;
  example: Example;
  on?: string;
  /** In px; as wide as its place when left out. */
  width?: number;
}

/** An example in an iframe: at the width of a phone, or because it changes what belongs to a whole page. */
export function FramedExample({ component, example, on, width }: FramedExampleProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(FIRST_HEIGHT);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let observer: ResizeObserver | undefined;
    const follow = () => {
      observer?.disconnect();
      const content = element.contentDocument?.querySelector('[data-alone]');
      if (!content) return;
      observer = new ResizeObserver(() => setHeight(Math.ceil(content.getBoundingClientRect().height)));
      observer.observe(content);
    };
    follow();
    element.addEventListener('load', follow);
    return () => {
      observer?.disconnect();
      element.removeEventListener('load', follow);
    };
  }, []);

  return (
    <Frame
      ref={frame}
      src={exampleAddress(component, example, on)}
      title={`${component.name}: ${example.name}${width ? `, ${width} px wide` : ''}`}
      loading="lazy"
      height={height}
      style={{ width }}
    />
  );
}
