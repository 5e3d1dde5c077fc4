"use client";

export { SignOut } from "#identity/client";
