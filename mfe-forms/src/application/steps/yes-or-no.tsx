import { ChoiceCards } from '@site/kit/wizard';

interface YesOrNoProps {
  legend: string;
  name: string;
  value: boolean;
  onChange: (wanted: boolean) => void;
  noText: string;
  yesText: string;
  onlyNo?: boolean;
}

export function YesOrNo({ legend, name, value, onChange, noText, yesText, onlyNo = false }: YesOrNoProps) {
  const no = { value: 'nee', title: 'Nee', text: noText } as const;
  return (
    <ChoiceCards
      legend={legend}
      hideLegend
      required
      name={name}
      columns={2}
      value={value ? 'ja' : 'nee'}
      onChange={(choice) => onChange(choice === 'ja')}
      options={onlyNo ? [no] : [{ value: 'ja', title: 'Ja', text: yesText }, no]}
    />
  );
}
