export default function HomePage() {
  return (
    <main id="content" tabIndex={-1} data-header="tall">
      <div className="wrap">
        <h1 className="text-s6">Europe's Largest Brand Study on Sustainability</h1>
      </div>
    </main>
  );
}
