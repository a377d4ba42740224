import styled, { keyframes } from 'styled-components';

const turn = keyframes`
  to { transform: rotate(360deg); }
`;

/** A turning ring for something in progress, in the colour of the text around it. It does not turn under reduced motion. */
export const SpinnerIcon = styled.span<{ $size: number }>`
  flex: none;
  display: inline-block;
  width: ${({ $size }) => $size / 16}rem;
  height: ${({ $size }) => $size / 16}rem;
  border: ${({ $size }) => Math.max(3, Math.round($size / 8))}px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 900ms linear infinite;
`;
