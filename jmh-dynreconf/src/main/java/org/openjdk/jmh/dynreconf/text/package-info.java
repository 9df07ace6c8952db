/** How lines for people are put. */
package org.openjdk.jmh.dynreconf.text;
