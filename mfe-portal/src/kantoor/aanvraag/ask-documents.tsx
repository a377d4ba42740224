import { DOCUMENTEN, type DocumentSoort } from '@site/contract/facts';
import { OFFICE_CALLS } from '@site/contract/office';
import { TextField } from '@site/kit/controls';
import styled from 'styled-components';
import { ToCustomer } from './actions';
import { type CaseProps, ChangeForm, useChange } from './change-form';

const KINDS = Object.keys(DOCUMENTEN) as DocumentSoort[];
const NOTHING = Object.fromEntries(KINDS.map((soort) => [soort, false])) as Record<DocumentSoort, boolean>;

/** Asks documents; those that were asked before are not asked again. */
export function AskDocuments({ zaak, refresh }: CaseProps) {
  const { leaseCode, documenten } = zaak;
  const form = useChange(zaak, 'documenten', { ...NOTHING, anders: '', toelichting: '' });
  const { values, change, sending } = form;
  const left = KINDS.filter((soort) => !documenten.some((document) => document.soort === soort));
  const { soorten } = sending.fieldErrors;
  return (
    <ChangeForm
      {...{ zaak, refresh, form }}
      title="Documenten vragen"
      means="De klant krijgt een mail en stuurt de bestanden via het portaal. Wat al is gevraagd, staat er niet meer bij."
      send={(seen) =>
        sending.send(OFFICE_CALLS.officeAskDocuments, {
          params: { leaseCode },
          body: {
            ...seen,
            soorten: left.filter((soort) => values[soort]),
            anders: values.anders,
            toelichting: values.toelichting,
          },
        })
      }
      action="Vraag dit en verstuur de mail"
      done="De documenten zijn gevraagd en de klant krijgt een mail."
    >
      <Kinds aria-describedby={soorten ? 'soorten-fout' : undefined}>
        <legend>Welke documenten?</legend>
        {soorten && <p id="soorten-fout">{soorten}</p>}
        {left.map((soort) => (
          <Choice key={soort}>
            <input
              type="checkbox"
              checked={values[soort]}
              onChange={({ target }) => change({ [soort]: target.checked })}
            />
            {DOCUMENTEN[soort]}
          </Choice>
        ))}
      </Kinds>
      <TextField
        label="Een ander document"
        optional
        value={values.anders}
        onChange={(anders) => change({ anders })}
        error={sending.fieldErrors.anders}
      />
      <ToCustomer
        value={values.toelichting}
        onChange={(toelichting) => change({ toelichting })}
        error={sending.fieldErrors.toelichting}
      />
    </ChangeForm>
  );
}

const Kinds = styled.fieldset`
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-weight: 650;
  }
`;

const Choice = styled.label`
  display: flex;
  gap: 0.75rem;
  align-items: center;
  min-height: 2.75rem;
  padding-block: 0.375rem;
  line-height: 1.3;

  input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
  }
`;
