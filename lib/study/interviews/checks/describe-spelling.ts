/** How a name's spelling differs from the same name elsewhere, and the fix. */
export function describeSpelling(name: string, first: string, location: string): { message: string; fix: string } {
  const write = `write it exactly as in ${location}: "${first}"`;
  if (name.normalize("NFC") === first.normalize("NFC")) {
    const [here, there] = name === name.normalize("NFC") ? ["composed", "decomposed"] : ["decomposed", "composed"];
    const forms = here === "composed" ? "NFC and NFD" : "NFD and NFC";
    return {
      message: `the name looks like "${first}" in ${location}, but uses Unicode form ${here} here and ${there} there (${forms})`,
      fix: "export all files in Unicode form NFC, or retype the name in one of the two places",
    };
  }
  if (plainSpaces(name) === plainSpaces(first)) {
    return {
      message: `the spaces differ from "${first}" in ${location} (for example non-breaking spaces, U+00A0)`,
      fix: `${write}, with plain spaces`,
    };
  }
  if (name.toLowerCase() === first.toLowerCase()) {
    return { message: `capitalisation differs from "${first}" in ${location}`, fix: write };
  }
  return {
    message: `spelling differs from "${first}" in ${location}`,
    fix: `${write}; two different names must differ in more than accents, case and punctuation`,
  };
}

function plainSpaces(name: string): string {
  return name.normalize("NFC").replace(/\s+/g, " ").trim();
}
