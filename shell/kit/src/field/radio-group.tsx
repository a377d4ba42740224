import { styled } from 'styled-components';
import { focusInside, focusRing, radius } from '../theme/theme';
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group';
import { Dot, Words } from './radio-dot';

const List = styled.div`
  display: grid;
  justify-items: start;
`;

const Row = styled.label`
  display: flex;
  gap: 14px;
  align-items: center;
  max-width: 100%;
  min-height: 44px;
  /* Room for the focus ring, while the buttons stand in line with the legend. */
  margin-inline: -8px;
  padding: 6px 12px 6px 8px;
  border-radius: ${radius.s};
  cursor: pointer;

  ${focusInside(focusRing)}

  b {
    font-weight: 500;
  }

  input:checked + ${Words} b {
    font-weight: 650;
  }
`;

/**
 * Radio buttons below each other, for a question with a few short answers. Answers that need a picture or a comparison are
 * ChoiceCards; more than seven are a SelectField.
 */
export function RadioGroup<T extends string>(props: ChoiceGroupProps<T>) {
  return (
    <ChoiceGroup {...props}>
      {(choice) => (
        <List>
          {props.options.map((option) => {
            const { radio, titleId, textId } = choice(option);
            return (
              <Row key={option.value}>
                <Dot {...radio} />
                <Words>
                  <b id={titleId}>{option.title}</b>
                  {option.text && <small id={textId}>{option.text}</small>}
                </Words>
              </Row>
            );
          })}
        </List>
      )}
    </ChoiceGroup>
  );
}
