import { expect, test } from "vitest";
import { toConfiguration, toPageAddress } from "@/lib/analyses/configuration";
import { nameOfChart } from "@/lib/sharing/saved-charts/chart-name";
import { openAddress } from "@/lib/sharing/saved-charts/open-address";

const of = (search: string) => toConfiguration("single-country", new URLSearchParams(search));
const shown = of("market=sweden&industry=banking&brands=alvik&from=2023&to=2025");
const id = "0f8fad5b-d9cb-469f-a165-70867728950e";
const chart = (address: string) => ({ id, name: "For the board", opens: { figure: "Single country", address } });

test("a shared link takes its chart's name", () => {
  expect(nameOfChart(chart(toPageAddress(shown)), shown)).toBe("For the board");
  expect(nameOfChart(chart(openAddress(toPageAddress(shown), id)), shown)).toBe("For the board");
});

test("a selection changed since it was saved does not take the chart's name", () => {
  expect(nameOfChart(chart(toPageAddress(shown)), of("market=sweden&industry=banking&brands=norrby"))).toBeNull();
  expect(nameOfChart({ ...chart(""), opens: null }, shown)).toBeNull();
  expect(nameOfChart(null, shown)).toBeNull();
});
