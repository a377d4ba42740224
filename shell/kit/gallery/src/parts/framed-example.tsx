import { color } from '@site/kit';
import type { Example, ShownPiece } from '@site/kit/examples';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { exampleAddress } from './address';

const Frame = styled.iframe`
  display: block;
  width: 100%;
  max-width: 100%;
  margin-inline: auto;
  border: 0;
  background: ${color.paper};
`;

/** How high a frame is until its page has told, in px. */
const FIRST_HEIGHT = 320;

export interface FramedExampleProps {
  piece: ShownPiece;
  example: Example;
  on?: string;
  /** In px; as wide as its place when left out. */
  width?: number;
}

/** An example in a window of its own: as narrow as a phone, or because it takes over what belongs to a whole page. */
export function FramedExample({ piece, example, on, width }: FramedExampleProps) {
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
      src={exampleAddress(piece, example, on)}
      title={`${piece.name}: ${example.name}${width ? `, ${width} px wide` : ''}`}
      loading="lazy"
      height={height}
      style={{ width }}
    />
  );
}
