package org.openjdk.jmh.bridge.compile;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.function.UnaryOperator;

/** Renames in a class file by changing only the texts of its constant pool. */
final class RenamedClass {

    private static final int MAGIC_AND_VERSION = 8;
    private static final int UTF8 = 1;
    private static final int LONG = 5;
    private static final int DOUBLE = 6;

    private RenamedClass() {
    }

    /** Returns the class file with each text of its constant pool replaced. */
    static byte[] of(byte[] classFile, UnaryOperator<String> names) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(classFile));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(classFile.length);
        DataOutputStream out = new DataOutputStream(bytes);
        out.write(in.readNBytes(MAGIC_AND_VERSION));
        int constants = in.readUnsignedShort();
        out.writeShort(constants);
        for (int i = 1; i < constants; i++) {
            int tag = in.readUnsignedByte();
            out.writeByte(tag);
            if (tag == UTF8) {
                out.writeUTF(names.apply(in.readUTF()));
            } else {
                out.write(in.readNBytes(length(tag)));
            }
            if (tag == LONG || tag == DOUBLE) {
                i++;
            }
        }
        in.transferTo(out);
        return bytes.toByteArray();
    }

    /** Returns the number of bytes after a constant's tag (section 4.4 of the VM specification). */
    private static int length(int tag) throws IOException {
        return switch (tag) {
            case 7, 8, 16, 19, 20 -> 2;
            case 15 -> 3;
            case 3, 4, 9, 10, 11, 12, 17, 18 -> 4;
            case LONG, DOUBLE -> 8;
            default -> throw new IOException("a constant of unknown kind " + tag);
        };
    }
}
