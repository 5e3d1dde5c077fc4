import { describe, expect, it } from "vitest";
import { toMonogramShape } from "./monogram-shape";

describe("toMonogramShape", () => {
  it("a monogram uses the first two letters with their accents, the first as a capital", () => {
    expect(toMonogramShape("Ängsala").letters).toBe("Än");
    expect(toMonogramShape("råGMYRA").letters).toBe("Rå");
    expect(toMonogramShape("3 Ekar").letters).toBe("3e");
    expect(toMonogramShape("B").letters).toBe("B");
    expect(toMonogramShape("!!!").letters).toBe("·");
  });

  it("a monogram keeps a combining accent with its letter", () => {
    expect(toMonogramShape("A\u030Angby").letters).toBe("A\u030An");
  });

  it("a monogram is the same in any Unicode form of a name", () => {
    const { hue, centre, radii } = toMonogramShape("A\u030Angby");
    expect(toMonogramShape("Ångby")).toMatchObject({ hue, centre, radii });
  });

  it("monograms spread names over hues and corners", () => {
    const shapes = Array.from({ length: 400 }, (_, index) => toMonogramShape(`Brand ${index}`));
    expect(new Set(shapes.map(({ hue }) => hue)).size).toBe(10);
    expect(new Set(shapes.map(({ centre }) => `${centre.x} ${centre.y}`)).size).toBe(4);
  });

  it("a monogram accepts a name of any length", () => {
    expect(toMonogramShape("x".repeat(300)).letters).toBe("Xx");
    expect(toMonogramShape("").letters).toBe("·");
  });
});
