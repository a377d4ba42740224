/** What a vehicle is for the law: a van is European category N1, a passenger car M1. */
export type VoertuigCategorie = 'bestelwagen' | 'personenauto' | 'anders';

/** What the register of the RDW says about a vehicle. What the register does not say is missing. Days are `2019-05-03`. */
export interface VoertuigGegevens {
  merk: string;
  /** The model. */
  handelsbenaming?: string;
  categorie: VoertuigCategorie;
  /** The kind and the body as the RDW calls them: `Bedrijfsauto`, `gesloten opbouw`. */
  voertuigsoort?: string;
  inrichting?: string;
  /** The first colour as the RDW calls it: `WIT`. */
  kleur?: string;
  eersteToelating?: string;
  /** As the RDW calls them: `Diesel`. A hybrid has two. */
  brandstoffen: string[];
  /** The Euro class: 6. */
  emissieklasse?: number;
  /** The last day on which the apk is valid. */
  apkTotEnMet?: string;
  /** The judgement of the odometer as the RDW calls it: `Logisch`, `Onlogisch`, `Geen oordeel`. */
  tellerstandoordeel?: string;
  terugroepactieOpen: boolean;
  geexporteerd: boolean;
  /** Missing when the register does not say whether it can be put in another name. */
  tenaamstellenMogelijk?: boolean;
  taxi: boolean;
  /** `voorbeeld`: made up, for a site on one machine. */
  bron: 'rdw' | 'voorbeeld';
  /** ISO 8601, UTC. */
  opgezochtOp: string;
}
