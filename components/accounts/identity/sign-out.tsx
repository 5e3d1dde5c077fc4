"use client";

export { SignOut } from "#identity/sign-out";
