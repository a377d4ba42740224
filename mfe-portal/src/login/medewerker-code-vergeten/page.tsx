import { ClosedPortalForgotten } from '../parts/closed-portal-forgotten';

export default function MedewerkerCodeVergetenPage() {
  return (
    <ClosedPortalForgotten
      title="Logincode vergeten als medewerker"
      portal="Het medewerkersportaal"
      loginPath="/login/medewerker"
    />
  );
}
