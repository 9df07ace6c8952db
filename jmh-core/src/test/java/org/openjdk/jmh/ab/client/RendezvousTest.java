package org.openjdk.jmh.ab.client;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import org.junit.jupiter.api.Test;

class RendezvousTest {

    private final Rendezvous meeting = new Rendezvous();

    private CompletableFuture<Void> arriving() {
        return CompletableFuture.runAsync(meeting::arrive);
    }

    @Test
    void first_waitsForTheSecond() throws Exception {
        CompletableFuture<Void> first = arriving();
        assertThrows(TimeoutException.class, () -> first.get(50, TimeUnit.MILLISECONDS));
        meeting.arrive();
        first.get(1, TimeUnit.MINUTES);
        assertTrue(first.isDone());
    }

    @Test
    void partnersDoNotWait_forOneThatLeft() throws Exception {
        CompletableFuture<Void> first = arriving();
        meeting.leave();
        first.get(1, TimeUnit.MINUTES);
        meeting.arrive();
        assertTrue(first.isDone());
    }
}
