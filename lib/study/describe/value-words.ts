import { foldName } from "@/lib/catalogue/names/slug";

/** Words of files in the languages of the north, and English, German and French, folded: without accents and capitals. */
const WORDS = {
  dontKnow:
    /don.?t know|do not know|vet ej|vet inte|vet ikke|ved ikke|veit ekki|veit ikkje|weet niet|weet ik niet|en osaa|ei oska|weiss nicht|ne sait pas|refus|prefer not|no answer|no opinion|vil ekki|vill ej|vil ikke|ekkert svar|inget svar|keine angabe|geen antwoord|ei vasta/,
  notAsked:
    /not asked|not shown|not applicable|skipped|filter|ej fragad|ikke spurt|ikke spurgt|a ekki vid|nicht gefragt/,
  none: /none of|nothing of|inget av|ingen av|ingenting|ekkert af|ei mitaan|ei miski|keine|geen van/,
  yes: /^(?:yes|ja|jah|jo|kylla|oui|checked|selected|chosen|vald|valgt)$/,
  no: /^(?:no|nei|nej|nein|nee|ei|en|non|unchecked|not selected|not chosen)$/,
  female: /^(?:female|woman|women|kvinna|kvinnor|kvinne|kvinde|kona|konur|nainen|naine|vrouw|frau|weiblich|femme|f)$/,
  male: /^(?:male|man|men|mann|mand|karl|karlar|mies|mees|maennlich|mannlich|homme|m)$/,
  complete: /^(?:complete|completed|finished|full|fullfort|lokid|valmis|lopetatud|voltooid|abgeschlossen)$/,
} as const;

/** A text as words are looked for in it: folded, with single spaces between words. */
export function foldWords(text: string): string {
  return foldName(text)
    .replace(/\./g, "")
    .replace(/[\s_-]+/g, " ")
    .trim();
}

/** Whether a label matches, in any of the languages we know. */
export function says(meaning: keyof typeof WORDS, label: string): boolean {
  return WORDS[meaning].test(foldWords(label));
}
