/** Formats lines for people. */
package org.openjdk.jmh.dynreconf.text;
