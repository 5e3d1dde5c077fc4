import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from "@react-email/components";
import { render } from "@react-email/render";
import type { Wording } from "@/lib/platform/mail/wording";
import { SITE } from "@/lib/platform/site/site";

// Email programs support neither custom properties nor oklch: these are the light tokens of app/tokens.css in hex.
const PAPER = "#fbfbf7";
const INK = "#14211b";
const INK_2 = "#46544d";
const RULE = "#d9ddd5";
const SPRUCE = "#0d5638";
const TINT = "#e5f3e7";

const FONT = '"Schibsted Grotesk", "Helvetica Neue", Helvetica, Arial, sans-serif';
const paragraph = { fontSize: "16px", lineHeight: "25px", color: INK, margin: "0 0 16px" };

/** The email as HTML for email programs: one column, no pictures, nothing loaded from the network. */
export async function toHtml(wording: Wording): Promise<string> {
  return render(<EmailPage wording={wording} />);
}

function EmailPage({
  wording: { preview, heading, code, paragraphs, action, facts, leaveHref },
}: {
  wording: Wording;
}) {
  return (
    <Html lang="en">
      <Head>
        <title>{heading}</title>
        <meta name="color-scheme" content="light" />
      </Head>
      <Body style={{ backgroundColor: PAPER, color: INK, fontFamily: FONT, margin: 0, padding: "32px 16px" }}>
        <Preview>{preview}</Preview>
        <Container style={{ maxWidth: "520px", margin: "0 auto" }}>
          <Text style={{ fontSize: "18px", lineHeight: "24px", fontWeight: 650, color: SPRUCE, margin: "0 0 24px" }}>
            {SITE.name}
          </Text>
          <Heading
            as="h1"
            style={{
              fontSize: "28px",
              lineHeight: "34px",
              fontWeight: 600,
              letterSpacing: "-0.02em",
              margin: "0 0 20px",
            }}
          >
            {heading}
          </Heading>
          {code !== null && (
            <Section style={{ backgroundColor: TINT, borderRadius: "6px", margin: "0 0 24px" }}>
              <Text
                style={{
                  fontSize: "40px",
                  lineHeight: "48px",
                  fontWeight: 600,
                  letterSpacing: "0.16em",
                  margin: 0,
                  padding: "16px 20px",
                }}
              >
                {code}
              </Text>
            </Section>
          )}
          {paragraphs.map((text) => (
            <Text key={text} style={paragraph}>
              {text}
            </Text>
          ))}
          {facts.map(([name, value]) => (
            <Text key={name} style={{ ...paragraph, margin: "0 0 8px", whiteSpace: "pre-wrap" }}>
              <span style={{ color: INK_2 }}>{name}: </span>
              {value}
            </Text>
          ))}
          {action && (
            <Button
              href={action.href}
              style={{
                backgroundColor: SPRUCE,
                borderRadius: "6px",
                color: PAPER,
                fontSize: "16px",
                fontWeight: 600,
                margin: "8px 0 0",
                padding: "12px 20px",
              }}
            >
              {action.label}
            </Button>
          )}
          <Hr style={{ borderColor: RULE, margin: "32px 0 16px" }} />
          <Text style={{ fontSize: "14px", lineHeight: "20px", color: INK_2, margin: 0 }}>
            {SITE.name}, {SITE.contactAddress}
            {leaveHref !== undefined && (
              <>
                <br />
                <Link href={leaveHref} style={{ color: INK_2, textDecoration: "underline" }}>
                  Unsubscribe from these emails
                </Link>
              </>
            )}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}
