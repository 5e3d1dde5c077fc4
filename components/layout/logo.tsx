/** The mark: left half a spruce, right half a bar chart; the trunk is the axis. Decorative next to the name. */
export function LogoMark({ className = "size-10", ...props }: React.ComponentProps<"svg">) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className} {...props}>
      <path className="fill-spruce-strong" d="M14 1h2v30h-2zM14 2v8H9zM14 10v8H5.5zM14 18v8H2z" />
      <path className="fill-moss" d="M16 6h5.5v4H16zM16 14h9.5v4H16zM16 22h14v4H16z" />
    </svg>
  );
}
