import type { LeaseInvoer } from '@site/contract';
import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { renderWithKit } from '../testing/index';
import { fieldsOf, leaseOf, myLease, useMyLease } from './my-lease';

const OWN: LeaseInvoer = {
  voertuigType: 'auto',
  aanschafprijs: 28_500,
  aanbetaling: 5_000,
  slottermijn: 2_850,
  looptijd: 60,
};

function Shown() {
  return <p>{useMyLease()?.aanschafprijs ?? 'geen lease'}</p>;
}

beforeEach(() => sessionStorage.clear());

test('a page follows the lease that the visitor computes with', () => {
  renderWithKit(<Shown />);
  expect(screen.getByText('geen lease')).toBeVisible();
  act(() => myLease.store(fieldsOf(OWN)));
  expect(screen.getByText('28500')).toBeVisible();
  act(() => myLease.forget());
  expect(screen.getByText('geen lease')).toBeVisible();
});

test('the server renders no lease', () => {
  myLease.store(fieldsOf(OWN));
  expect(renderToString(<Shown />)).toContain('geen lease');
});

test('the fields give the lease back, and keep that prices are typed without VAT', () => {
  expect(leaseOf(fieldsOf(OWN))).toEqual(OWN);
  myLease.store(fieldsOf(OWN, true));
  expect(myLease.read()).toEqual({ ...fieldsOf(OWN), exclusiefBtw: true });
});
