// Package chat is a client of the gateway in the messages format, with the standard library alone.
package chat

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
)

// Client asks a gateway.
type Client struct {
	Gateway string
	Key     string
	Header  http.Header
}

type event struct {
	Delta struct {
		Type string `json:"type"`
		Text string `json:"text"`
	} `json:"delta"`
}

// Ask calls show with each piece of the answer, as it arrives.
func (c Client) Ask(question string, show func(string)) error {
	body, err := json.Marshal(map[string]any{
		"model":      "gw-text-large",
		"max_tokens": 200,
		"stream":     true,
		"messages":   []map[string]string{{"role": "user", "content": question}},
	})
	if err != nil {
		return err
	}
	request, err := http.NewRequest(http.MethodPost, c.Gateway+"/v1/messages", bytes.NewReader(body))
	if err != nil {
		return err
	}
	for name, values := range c.Header {
		request.Header[name] = values
	}
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("X-Api-Key", c.Key)
	request.Header.Set("Anthropic-Version", "2023-06-01")
	reply, err := http.DefaultClient.Do(request)
	if err != nil {
		return err
	}
	defer reply.Body.Close()
	if reply.StatusCode != http.StatusOK {
		return fmt.Errorf("the gateway answered %s", reply.Status)
	}
	return read(bufio.NewScanner(reply.Body), show)
}

func read(lines *bufio.Scanner, show func(string)) error {
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		data, found := strings.CutPrefix(lines.Text(), "data: ")
		if !found {
			continue
		}
		var e event
		if err := json.Unmarshal([]byte(data), &e); err != nil {
			return err
		}
		if e.Delta.Type == "text_delta" {
			show(e.Delta.Text)
		}
	}
	return lines.Err()
}
