import { expect, it } from "vitest";
import { ASKED } from "@/lib/analyses/consumers/questionnaire/asked.fixture";
import { ALL, EVERYONE } from "@/lib/analyses/consumers/population";
import { sayPeople, sayPopulation } from "@/lib/analyses/consumers/population-words";

it.each([
  [EVERYONE, "people", "everyone"],
  [{ ...EVERYONE, group: "ego" }, "people in the Ego group"],
  [{ ...EVERYONE, sex: "female", age: "18-29" }, "women aged 18–29"],
  [{ age: "60-74", sex: "male", group: "dedicated" }, "men aged 60–74 in the Dedicated group"],
  [{ age: ALL, sex: "other", group: ALL }, "people (other)"],
])("%j are named as in a sentence", (population, people, words = people) => {
  expect(sayPeople(ASKED, population)).toBe(people);
  expect(sayPopulation(ASKED, population)).toBe(words);
});
