import { ChoiceCards } from '@site/kit/controls';

interface YesOrNoProps {
  legend: string;
  name: string;
  value: boolean;
  onChange: (wanted: boolean) => void;
  /** The consequence of "Nee". */
  noText: string;
  /** The consequence of "Ja". */
  yesText: string;
}

/** A question with "Ja" and "Nee" as answers. */
export function YesOrNo({ legend, name, value, onChange, noText, yesText }: YesOrNoProps) {
  return (
    <ChoiceCards
      legend={legend}
      hideLegend
      required
      name={name}
      columns={2}
      value={value ? 'ja' : 'nee'}
      onChange={(choice) => onChange(choice === 'ja')}
      options={[
        { value: 'ja', title: 'Ja', text: yesText },
        { value: 'nee', title: 'Nee', text: noText },
      ]}
    />
  );
}
