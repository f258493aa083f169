package chat

import (
	"net/http"
	"os"
	"strings"
	"testing"
)

// Start the mock first: npx gatewright mock
func client() Client {
	client := Client{Gateway: "http://127.0.0.1:4010", Key: "sk-mock"}
	if gateway, found := os.LookupEnv("GATEWAY_URL"); found {
		client.Gateway = gateway
	}
	if key, found := os.LookupEnv("GATEWAY_KEY"); found {
		client.Key = key
	}
	return client
}

func TestReadsTheAnswer(t *testing.T) {
	var answer strings.Builder
	err := client().Ask("sim:echo The tide is high", func(text string) { answer.WriteString(text) })
	if err != nil || !strings.Contains(answer.String(), "The tide is high") {
		t.Fatalf("got %q, %v", answer.String(), err)
	}
}

func TestIsRefused(t *testing.T) {
	refused := client()
	refused.Header = http.Header{"Prefer": {"code=429"}}
	err := refused.Ask("Hello", func(string) {})
	if err == nil || !strings.Contains(err.Error(), "429") {
		t.Fatalf("got %v", err)
	}
}
