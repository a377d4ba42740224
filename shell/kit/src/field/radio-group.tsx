import { styled } from 'styled-components';
import { focusInside, focusRing, radius } from '../theme/theme';
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group';
import { ChoiceText, RadioInput } from './radio-input';

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
  /* Space for the focus ring, with the buttons aligned to the legend. */
  margin-inline: -8px;
  padding: 6px 12px 6px 8px;
  border-radius: ${radius.s};
  cursor: pointer;

  ${focusInside(focusRing)}

  b {
    font-weight: 500;
  }

  input:checked + ${ChoiceText} b {
    font-weight: 650;
  }
`;

/**
 * Stacked radio buttons, for a question with a few short answers. For answers that need a picture or a comparison, use ChoiceCards;
 * for more than seven, a SelectField.
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
                <RadioInput {...radio} />
                <ChoiceText>
                  <b id={titleId}>{option.title}</b>
                  {option.text && <small id={textId}>{option.text}</small>}
                </ChoiceText>
              </Row>
            );
          })}
        </List>
      )}
    </ChoiceGroup>
  );
}
