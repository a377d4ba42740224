import { type ComponentType, useEffect, useState } from 'react';
import type { VehicleFactsProps } from './vehicle-facts';

/**
 * What the register says about a vehicle, what to ask the seller about, and what holds for the customer, with sources. Loaded with the first
 * vehicle; until then, and if that fails, the make and the model.
 */
export function RegisteredVehicle({ voertuig }: VehicleFactsProps) {
  const [Facts, setFacts] = useState<ComponentType<VehicleFactsProps> | null>(null);
  useEffect(() => {
    import('./vehicle-facts').then(
      ({ VehicleFacts }) => setFacts(() => VehicleFacts),
      () => {},
    );
  }, []);
  if (Facts) return <Facts voertuig={voertuig} />;
  return <p>{[voertuig.merk, voertuig.handelsbenaming].filter(Boolean).join(' ')}</p>;
}
