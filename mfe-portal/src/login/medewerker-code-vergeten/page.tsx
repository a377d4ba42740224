import { ClosedPortalForgotten } from '../parts/closed-portal-forgotten';

/** The forgotten code of employees. */
export default function MedewerkerCodeVergetenPage() {
  return (
    <ClosedPortalForgotten
      title="Logincode vergeten als medewerker"
      portal="Het medewerkersportaal"
      loginPath="/login/medewerker"
    />
  );
}
