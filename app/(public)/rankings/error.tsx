"use client";

export { RankingsError as default } from "@/components/rankings/rankings-error";
