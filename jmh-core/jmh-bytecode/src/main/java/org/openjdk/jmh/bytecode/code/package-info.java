/** Code as it is compared: without debug information, and without what only its place in the file decides. */
package org.openjdk.jmh.bytecode.code;
