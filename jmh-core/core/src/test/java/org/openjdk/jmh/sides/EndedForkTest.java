package org.openjdk.jmh.sides;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class EndedForkTest {

    @Test
    void forksOfOneBlock_comeBackFromItsBytes() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        EndedFork.lost(3, "\u00e9 hung").write(out);
        EndedFork.discarded(2).write(out);
        EndedFork.measured(70000, "[]").write(out);
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        EndedFork lost = EndedFork.read(in);
        assertTrue(lost.isLost());
        assertEquals("3 1 \u00e9 hung", lost.number() + " " + lost.side() + " " + lost.text());
        EndedFork discarded = EndedFork.read(in);
        assertFalse(discarded.isLost() || discarded.isMeasured());
        assertEquals(2, discarded.number());
        EndedFork measured = EndedFork.read(in);
        assertTrue(measured.isMeasured());
        assertEquals("70000 []", measured.number() + " " + measured.text());
        assertEquals(0, in.available());
    }
}
