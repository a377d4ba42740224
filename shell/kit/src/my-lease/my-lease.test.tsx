import type { LeaseInvoer } from '@site/contract';
import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { renderWithKit } from '../testing/index';
import { fieldsOf, leaseOf, myLease, useLeaseOr } from './my-lease';

const EXAMPLE: LeaseInvoer = {
  voertuigType: 'auto',
  aanschafprijs: 30_000,
  aanbetaling: 5_000,
  slottermijn: 0,
  looptijd: 60,
};
const OWN: LeaseInvoer = { ...EXAMPLE, aanschafprijs: 28_500, slottermijn: 2_850 };

function Shown() {
  const { lease, isOwn } = useLeaseOr(EXAMPLE);
  return (
    <p>
      {isOwn ? 'eigen' : 'voorbeeld'} {lease.aanschafprijs}
    </p>
  );
}

beforeEach(() => sessionStorage.clear());

test('a page computes with its example until the visitor has a lease, and then with that', () => {
  renderWithKit(<Shown />);
  expect(screen.getByText('voorbeeld 30000')).toBeVisible();
  act(() => myLease.store(fieldsOf(OWN)));
  expect(screen.getByText('eigen 28500')).toBeVisible();
  act(() => myLease.forget());
  expect(screen.getByText('voorbeeld 30000')).toBeVisible();
});

test('a lease that is not complete or violates a rule is not computed with', () => {
  renderWithKit(<Shown />);
  act(() => myLease.store({ ...fieldsOf(OWN), looptijd: '' }));
  expect(screen.getByText('voorbeeld 30000')).toBeVisible();
  act(() => myLease.store(fieldsOf({ ...OWN, aanbetaling: 28_000 })));
  expect(screen.getByText('voorbeeld 30000')).toBeVisible();
});

test('the server renders the example', () => {
  myLease.store(fieldsOf(OWN));
  expect(renderToString(<Shown />)).toContain('voorbeeld');
});

test('the fields give the lease back, and keep that prices are typed without VAT', () => {
  expect(leaseOf(fieldsOf(OWN))).toEqual(OWN);
  myLease.store(fieldsOf(OWN, true));
  expect(myLease.read()).toEqual({ ...fieldsOf(OWN), exclusiefBtw: true });
});
