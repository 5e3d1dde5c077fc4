import fc from "fast-check";
import { expect, test } from "vitest";
import { toScriptJson } from "@/components/discovery/structured-data/script-json";

test("any name in structured data is read back unchanged and cannot close the script element", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string(), (value, text) => {
      const data = { value, name: `</script><!--${text}\u2028&amp;` };
      const json = toScriptJson(data);
      expect(json).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(data)));
    }),
  );
});
