import styled from 'styled-components';

/**
 * A lease code in two groups with a dot between, as on a number plate. The dot is not text: copying and screen readers get the
 * seven characters.
 */
export function LeaseCode({ code }: { code: string }) {
  return (
    <>
      {code.slice(0, 3)}
      <Rest>{code.slice(3)}</Rest>
    </>
  );
}

const Rest = styled.span`
  &::before {
    content: '·';
    content: '·' / '';
  }
`;
